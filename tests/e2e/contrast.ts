/** Relative luminance and contrast as WCAG 2.2 defines them; colours as `rgb(0, 0, 0)`. */
export function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r, g, b] = colour.match(/[\d.]+/g)!.map((part) => {
      const channel = Number(part) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}
