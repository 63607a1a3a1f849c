import { pictureSheet, type Picture } from "#app/art/pictures.ts";
import type { DrawingFile } from "#app/components/drawing.tsx";
import { link } from "#app/lib/site-url.ts";
import { pictureFile } from "./picture-file.server.ts";

/**
 * Drawings that a phone shows close together, as one file: it asks for it once, and its processor opens one
 * document in place of several.
 * @param name the readable part of the file name
 * @param key everything that decides what they look like, besides the code that draws them
 * @returns each drawing by its own address, in their order
 */
export function drawingSheet(name: string, key: unknown, draw: () => Picture[]): DrawingFile[] {
  const { path, places = [] } = pictureFile({
    name,
    extension: "svg",
    key,
    make: () => {
      const { svg, ...sizes } = pictureSheet(draw());
      return { data: svg, ...sizes };
    },
  });
  return places.map((size, place) => ({ src: `${link(path)}#p${place}`, ...size }));
}
