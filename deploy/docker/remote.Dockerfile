# A microfrontend: its built files and the server that answers with them, on an origin of its own.
# Installed as the lock file says, without the tools of the whole repository: it lacks some of their builds for other machines.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
ARG WORKSPACE
RUN npm pkg delete devDependencies && npm ci --no-audit --no-fund \
 && npm run build --workspace "$WORKSPACE" \
 && mv "$WORKSPACE/dist" /dist

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npm pkg delete devDependencies && npm ci --no-audit --no-fund --omit=dev \
      --workspace packages/contracts --workspace packages/service-kit --workspace static-server \
 && mkdir /image \
 && cp -r --parents node_modules package.json packages/contracts packages/service-kit static-server /image

FROM node:24-bookworm-slim
ENV NODE_ENV=production FILES_DIR=/dist
COPY --from=packages /image /app
COPY --from=build /dist /dist
WORKDIR /app/static-server
USER node
EXPOSE 8080 9090
ENV OTEL_SERVICE_NAME=static-server
CMD ["node", "--import", "@zielona-fala/service-kit/tracing", "src/main.ts"]
