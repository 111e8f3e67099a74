# A microfrontend: static files on an origin of its own.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
ARG WORKSPACE
RUN npm install --no-save --no-audit --no-fund \
 && npm run build --workspace "$WORKSPACE" \
 && mv "$WORKSPACE/dist" /dist

FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY deploy/docker/remote.nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /dist /usr/share/nginx/html
EXPOSE 8080
