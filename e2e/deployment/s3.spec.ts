import { deploymentTests } from './flow';
import { findS3, startS3 } from './services/s3';

deploymentTests(
  'buckets of an S3 service',
  async () => {
    const service = await findS3();
    return typeof service === 'string' ? service : startS3(service);
  },
  'remotes',
);
