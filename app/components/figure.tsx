import type { PlacedPhoto } from "#app/lib/photo.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import styles from "./figure.module.css";

export type FigureProps = { photo: PlacedPhoto; caption?: string };

export const Figure = ({ photo, caption }: FigureProps) => (
  <figure className={styles.figure}>
    <PhotoPicture photo={photo} />
    {caption && <figcaption className="small quiet">{caption}</figcaption>}
  </figure>
);
