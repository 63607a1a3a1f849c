import { horizon } from "#app/art/horizon.ts";
import { navigation } from "#app/collections/navigation.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { contactPage } from "#app/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import { addressLines } from "#app/lib/postal-address.ts";
import { readTelephone } from "#app/lib/telephone.server.ts";
import { link } from "#app/lib/address/site-url.ts";
import { logoOn } from "#app/pictures/logo.server.ts";
import { rooms } from "#app/rooms.server.ts";

/** Whether a menu link leads to the present page. */
const isCurrent = (to: string, path: string): boolean => !to.includes("#") && to === path;

/** Whether a menu link leads to the present page or to a page above it. */
const isWithin = (to: string, path: string): boolean =>
  !to.includes("#") && (to === path || path.startsWith(`${to}/`));

/** The menu entry of articles and of the list's other pages is /blogs. */
const listOf = (path: string): string => (/^\/blogs?\//.test(path) ? "/blogs" : path);

/** The content of header and footer for a page. @param path of the page, without base path and trailing slash */
export async function siteFrame(path: string) {
  const firm = site();
  const menus = navigation();
  const place = listOf(path);
  const resolve = ({ label, to }: { label: string; to: string }) =>
    to.startsWith("/")
      ? { label, href: link(to), outside: false }
      : { label, href: to, outside: true };
  const phone = {
    label: firm.phone,
    href: readTelephone(firm.phone, firm.address.countryCode).href,
    outside: false,
  };
  return {
    header: {
      name: firm.name,
      logo: await logoOn(false),
      homeHref: link("/"),
      bookingUrl: firm.bookingUrl,
      searchHref: link("/search"),
      more: [...menus.mobile.map(resolve), phone],
      entries: menus.header.map((entry) => {
        if (!("links" in entry)) return { ...resolve(entry), current: isCurrent(entry.to, place) };
        return {
          ...entry,
          current: entry.links.some(({ to }) => isWithin(to, place)),
          links: entry.links.map((item) => ({
            ...item,
            ...resolve(item),
            current: isCurrent(item.to, place),
          })),
        };
      }),
    },
    footer: {
      firm,
      phoneHref: phone.href,
      office: addressLines({ ...firm.address, region: undefined }).join(", "),
      logo: await logoOn(true),
      homeHref: link("/"),
      columns: menus.footer.map(({ label, links }) => ({ label, links: links.map(resolve) })),
      small: menus.small.map(resolve),
      hours: contactPage().hours,
      // All dates are in the document: a page that is opened weeks after its build shows the one that is next then.
      due: (rooms.law?.nextDue() ?? []).map(({ path: to, ...due }) => ({ ...due, href: link(to) })),
      horizon: horizon(path),
      year: Number(today().slice(0, 4)),
    },
  };
}

export type SiteFrame = Awaited<ReturnType<typeof siteFrame>>;

/** A menu of the header: several links under one name. */
export type HeaderGroup = Extract<SiteFrame["header"]["entries"][number], { links: unknown }>;
