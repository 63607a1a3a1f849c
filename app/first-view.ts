/*
 * The sheets of what may stand in a page's first view. Importing them here puts them into the
 * sheet that every page has, which finishing the build inlines; everything else loads below it.
 */
import "#app/components/band.module.css";
import "#app/components/breadcrumb.module.css";
import "#app/components/button.module.css";
import "#app/components/drawing.module.css";
import "#app/components/hero-meta.module.css";
import "#app/components/visually-hidden.module.css";
import "#app/sections/home-hero.module.css";
import "#app/sections/not-found-hero.module.css";
import "#app/sections/page-hero.module.css";
