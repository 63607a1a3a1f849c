import sharp from "sharp";

export const plainPicture = (
  { width, height, background }: { width: number; height: number; background: string },
  format: "jpeg" | "png" = "jpeg",
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .toFormat(format)
    .toBuffer();
