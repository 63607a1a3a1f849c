/** A size in bytes as people read it: `240 kB`, `2.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
  const megabytes = bytes / 1e6;
  return `${megabytes < 10 ? megabytes.toFixed(1).replace(".0", "") : Math.round(megabytes)} MB`;
}
