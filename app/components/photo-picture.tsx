import type { PlacedPhoto } from "#app/lib/photo.ts";

export const PhotoPicture = ({
  photo: { avif, sizes, alt, ...image },
  className,
  lazy = true,
}: {
  photo: PlacedPhoto;
  className?: string;
  /** false in the first view. */
  lazy?: boolean | undefined;
}) => (
  <picture className={className}>
    {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
    <img
      {...image}
      alt={alt}
      loading={lazy ? "lazy" : undefined}
      fetchPriority={lazy ? undefined : "high"}
      decoding="async"
    />
  </picture>
);
