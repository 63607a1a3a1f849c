import { share } from "virtual:labels";
import { shareSigns } from "#app/art/icons.ts";
import { Icon } from "./icon.tsx";
import { moduleFiles } from "./module-files.ts";
import { Link } from "./link.tsx";
import styles from "./share-links.module.css";
// Styles the field that shows the link if the clipboard refuses it (browser/copy.ts).
import "./copy-field.css";

export type ShareLinksProps = {
  heading: string;
  /** The page's own title and full address. */
  title: string;
  url: string;
  /** The networks' share pages with their parameters filled in. */
  networks: { name: string; icon: keyof typeof shareSigns; href: string }[];
};

/**
 * Three ways to share a page (A10): two networks in a new tab, and the browser's share sheet or the clipboard
 * (browser/share.ts). The page also needs a `<ToastRegion />`.
 */
export const ShareLinks = ({ heading, title, url, networks }: ShareLinksProps) => (
  <aside
    className={`small ${styles.share}`}
    data-screen-only=""
    aria-label={heading}
    data-module={moduleFiles("enhancements")}
  >
    <b aria-hidden="true">{heading}</b>
    <ul className="run">
      {networks.map(({ name, icon, href }) => (
        <li key={name}>
          <Link href={href} outside>
            <Icon icon={shareSigns[icon]} />
            {name}
          </Link>
        </li>
      ))}
      <li data-needs-script="enhancements">
        <button type="button" data-share="" data-url={url} data-title={title}>
          <Icon icon={shareSigns.link} />
          {share.button}
        </button>
      </li>
    </ul>
  </aside>
);
