import type { DrawingFile } from "#app/components/drawing.tsx";

/**
 * The drawings of a sheet (`pictureSheet`), each shown by itself: the browser fetches their file once.
 * @param count how many stand on the sheet, below one another
 */
export const sheetPlaces = ({ src, width, height }: DrawingFile, count: number): DrawingFile[] =>
  Array.from({ length: count }, (_, place) => ({
    src: `${src}#p${place}`,
    width,
    height: height / count,
  }));
