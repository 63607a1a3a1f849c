import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
const dir = "/tmp/wp/content";
rmSync(dir, { recursive: true, force: true });
cpSync("content", dir, { recursive: true });
mkdirSync(`${dir}/pictures`); mkdirSync(`${dir}/downloads`);
async function photoLike(w: number, h: number, hue: string, orientation?: number) {
  const base = await sharp({ create: { width: Math.ceil(w / 16), height: Math.ceil(h / 16), channels: 3, noise: { type: "gaussian", mean: 128, sigma: 70 } } }).blur(4).tint(hue).resize(w, h, { fit: "fill" }).toBuffer({resolveWithObject:true});
  const disc = Buffer.from(`<svg width="${w}" height="${h}"><circle cx="${w / 2}" cy="${h * 0.42}" r="${Math.min(w, h) * 0.22}" fill="#e8c9a8"/><rect x="${w * .3}" y="${h * .68}" width="${w * .4}" height="${h * .32}" fill="#345"/><text x="40" y="120" font-size="90" fill="#fff">TOP LEFT</text></svg>`);
  let s = sharp(base.data, {raw: base.info}).composite([{ input: disc }]);
  s = s.withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "12/1 58/1 0/1" } });
  if (orientation) s = s.withMetadata({ orientation });
  return s.jpeg({ quality: 95 }).toBuffer();
}
const put = (n: string, d: Buffer | string) => writeFileSync(`${dir}/${n}`, d);
put("pictures/meera.jpg", await photoLike(2400, 3000, "#a86"));
put("pictures/arvind.jpg", await photoLike(3000, 2000, "#68a"));
put("pictures/plant.jpg", await photoLike(3000, 2000, "#7a6"));
put("pictures/cover.jpg", await photoLike(4000, 2667, "#988"));
put("pictures/tall.jpg", await photoLike(1800, 2400, "#b77"));
put("pictures/small.png", await sharp({ create: { width: 300, height: 120, channels: 4, background: "#c63" } }).png().toBuffer());
const logo = (n: string, c: string, x: string) => `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 60" onload="alert(1)"><script>alert(1)</script><style>.a{fill:${c}}</style>${x}<text class="a" x="70" y="42" font-size="36" font-family="sans-serif">${n}</text></svg>`;
put("pictures/logo-a.svg", logo("Nordhof", "#0a4", '<circle class="a" cx="30" cy="30" r="28"/>'));
put("pictures/logo-b.svg", logo("Brightwell", "#b03", '<rect class="a" width="56" height="56"/>'));
put("pictures/logo-c.png", await sharp(Buffer.from(`<svg width="900" height="300" xmlns="http://www.w3.org/2000/svg"><rect width="900" height="300" fill="#fff"/><text x="40" y="200" font-size="170" fill="#024">Opaque Ltd</text></svg>`)).flatten({ background: "#fff" }).png().toBuffer());
put("downloads/notice-pay-checklist.pdf", Buffer.concat([Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/MediaBox[0 0 200 200]/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n"), Buffer.alloc(240_000, 32)]));
put("downloads/register.xlsx", Buffer.alloc(52_000, 1));
const edit = (f: string, a: string | RegExp, b: string) => { const t = readFileSync(`${dir}/${f}`, "utf8"); const n = t.replace(a, b); if (n === t) throw new Error(f); put(f, n); };
edit("team.yaml", "initials: MK", "initials: MK\n    image: meera.jpg");
edit("team.yaml", "initials: AM", "initials: AM\n    image: arvind.jpg");
edit("clients.yaml", "name: Manufacturing group,", "name: Nordhof, logo: logo-a.svg,");
edit("clients.yaml", "name: Technology company,", "name: Brightwell, logo: logo-b.svg,");
edit("clients.yaml", "name: Retail chain,", "name: Opaque Ltd, logo: logo-c.png,");
edit("case-studies/a-first-team-in-bangalore.yaml", /^testimonial:/m, "pictures:\n  - { file: plant.jpg, alt: A plant, caption: The plant at night. }\n  - { file: tall.jpg, alt: A tower }\ntestimonial:");
edit("case-studies/one-register-for-nine-plants.yaml", /^testimonial:/m, "pictures:\n  - { file: plant.jpg, alt: A plant, caption: The plant at night. }\ntestimonial:");
edit("blog/13-the-45-day-rule-section-43bh.md", /^---\n([\s\S]*?)\n---\n/, `---\n$1\ncover: { file: cover.jpg, alt: Two people at a table }\n---\n## Everything at once

Some words with **bold ones in the middle** of them, and *a few in italics*, ***or both***, [a checklist](/downloads/notice-pay-checklist.pdf) and [a register](/downloads/register.xlsx). A claim with a note.[^1] And another one.[^b]

![A plant with three halls](plant.jpg "The plant in Hosur, with the third hall under construction in the year of the merger.")

> [!NOTE]
> A box with a note in it, and **bold words**. It says what a reader should keep in mind, in two sentences or three.

> [!WARNING]
> A box with a warning in it.

| Item | Days allowed | Interest, per cent | Remark |
| :--- | ---: | :---: | --- |
| Micro enterprise | 45 | 19.5 | From the day of acceptance |
| Small enterprise | 15 | 19.5 | Where there is no agreement in writing |
| Acknowledgement | 1200 | 3 | Responsibility |

\`\`\`chart bars Claims settled within 30 days, in per cent
Year, Before, After
2021, 62, 65
2022, 58.5, 71
2023, 60, 90
\`\`\`

\`\`\`chart lines People employed at the end of the year
Year, Factory, Office, Field
2019, 120, 40, 12
2020, 150, 38, 30
2021, 140, 52, 44
2022, 190, 60, 41
2023, 230, 75, 66
\`\`\`

![A small picture](small.png)

![A tower](tall.jpg)

[^1]: The first note, with a [link](/team).
[^b]: The second note. It is somewhat longer than the first one, so that it runs on to a second line in most windows.

`);
