# npm run build && docker build -t website . && docker run -p 8080:8080 website
FROM nginx:1.30.5-alpine@sha256:0985e772fb9f729e6fa0980da05fca5d9c468e870eed43071545afa9d2e27d94
COPY hosts/nginx.conf /etc/nginx/nginx.conf
COPY dist /srv/website
EXPOSE 8080
USER nginx
