import { Band, columns, type BandProps } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";

export type LawNoticeBandProps = {
  /** What the firm does about the law of the page. */
  help?: string;
  text: string;
  links: { href: string; label: string }[];
  space?: BandProps["space"];
};

/** What the pages on law are and are not, with links. */
export function LawNoticeBand({ help, text, links, space = "joined" }: LawNoticeBandProps) {
  return (
    <Band space={space}>
      <div className={columns}>
        <p className="small quiet">{text}</p>
        <div data-screen-only="">
          {help && <p>{help}</p>}
          <div className="run">
            {links.map(({ href, label }) => (
              <MoreLink key={href} href={href}>
                {label}
              </MoreLink>
            ))}
          </div>
        </div>
      </div>
    </Band>
  );
}
