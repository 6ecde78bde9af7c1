# The server of a shared workspace, built from the repository: docker build --file deploy/docker/server.Dockerfile .
FROM node:24-slim
ENV CI=1 NODE_ENV=production
WORKDIR /app
RUN corepack enable && chown node /app
USER node
COPY --chown=node . .
RUN pnpm install --prod --frozen-lockfile --filter server... --filter trustfold
ENV TRUSTFOLD_HOST=0.0.0.0
EXPOSE 4400
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4400/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=server", "--import", "tsx", "server/src/main.ts"]
