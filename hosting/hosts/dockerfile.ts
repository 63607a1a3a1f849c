/** Where the container keeps the published files. */
export const SITE_ROOT = "/srv/website";

/**
 * A container that serves the site: the official nginx, the generated configuration and the built files.
 * Build it in the folder that holds `dist` and `hosts`.
 * @param dist name of the published folder
 * @param hosts name of the folder of this file
 */
export const dockerfile = (
  dist: string,
  hosts: string,
): string => `# docker build -f ${hosts}/Dockerfile -t website . && docker run -p 8080:8080 website
FROM nginx:stable-alpine
COPY ${hosts}/nginx.conf /etc/nginx/nginx.conf
COPY ${dist} ${SITE_ROOT}
EXPOSE 8080
USER nginx
`;
