/** A picture that the firm supplies, as files that browsers choose from. */
export type Photo = {
  /** What feed readers, link previews and browsers without AVIF get. */
  src: string;
  width: number;
  height: number;
  /** The same as AVIF in several widths; a drawing (SVG) needs none. */
  avif?: string;
};

export type PlacedPhoto = Photo & {
  /** Empty where the words beside it say enough. */
  alt: string;
  /** How wide it is shown, for browsers to choose a file by. */
  sizes: string;
};
