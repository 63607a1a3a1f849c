/** A picture in several files, of which browsers choose one. */
export type Photo = {
  /** The file for feed readers, link previews and browsers without AVIF. */
  src: string;
  width: number;
  height: number;
  /** AVIF files in several widths; undefined for an SVG. */
  avif?: string;
};

export type PlacedPhoto = Photo & {
  /** Empty if the words beside it say as much. */
  alt: string;
  /** The displayed width, by which browsers choose a file. */
  sizes: string;
};
