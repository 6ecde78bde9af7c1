import { deploymentTests } from './flow';
import { hasNginx, startNginx } from './services/nginx';

const absent =
  'nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static';

deploymentTests(
  'a folder behind nginx',
  async () => ((await hasNginx()) ? startNginx() : absent),
  'remotes and pages',
);
