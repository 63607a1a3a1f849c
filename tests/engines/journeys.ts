import { describe } from "vitest";
import type { EngineKind, Feature } from "./engine.ts";
import { application } from "./journeys/application.ts";
import { article } from "./journeys/article.ts";
import { blog } from "./journeys/blog.ts";
import { drawings } from "./journeys/drawings.ts";
import { header } from "./journeys/header.ts";
import { mobileMenu } from "./journeys/mobile-menu.ts";
import { withoutAnchors, withoutPopovers, withoutSmallFeatures } from "./journeys/older-engines.ts";
import { reading } from "./journeys/reading.ts";
import { visiting } from "./site.ts";

/** The list of journeys: the same for every engine, each group in a browser of its own. */
export function journeys(kind: EngineKind): void {
  describe.skipIf(!kind.isInstalled)(kind.name, () => {
    const canLack = (...features: Feature[]) =>
      features.every((feature) => kind.canLack.includes(feature));

    describe("as it is", () => {
      const visitor = visiting(kind);
      header(visitor);
      mobileMenu(visitor);
      blog(visitor);
      article(visitor);
      application(visitor);
      drawings(visitor);
      withoutSmallFeatures(visitor);
    });
    describe("without script", () => reading(visiting(kind, { script: false })));
    describe.skipIf(!canLack("scroll timelines"))("without script and scroll timelines", () =>
      reading(visiting(kind, { script: false, without: ["scroll timelines"] })),
    );
    describe.skipIf(!canLack("anchors"))("without anchors", () =>
      withoutAnchors(visiting(kind, { without: ["anchors"] })),
    );
    describe.skipIf(!canLack("popovers"))("without popovers", () =>
      withoutPopovers(visiting(kind, { without: ["popovers", "anchors"] })),
    );
  });
}
