import { loadConfig } from '@smithy/core/config';

/** What AWS tools write for none. */
const orNone = (text: string | undefined) => (text === '' ? undefined : text);

/** The region as AWS tools find it: in the environment, else in the profile of the machine's configuration. */
export const usualRegion = (): Promise<string> =>
  loadConfig({
    environmentVariableSelector: ({ AWS_REGION, AWS_DEFAULT_REGION }) =>
      orNone(AWS_REGION) ?? orNone(AWS_DEFAULT_REGION),
    configFileSelector: ({ region }) => orNone(region),
    default: 'us-east-1',
  })();

const configured = () =>
  loadConfig<string | undefined>({
    environmentVariableSelector: ({ AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL }) =>
      orNone(AWS_ENDPOINT_URL_S3) ?? orNone(AWS_ENDPOINT_URL),
    configFileSelector: ({ services, endpoint_url: ofAll }, file) =>
      orNone(file?.[`services.${services ?? ''}`]?.['s3.endpoint_url']) ?? orNone(ofAll),
    default: undefined,
  })();

/**
 * The service where it is not AWS, as AWS tools find it: in the environment, else in the profile, for S3
 * before that for every service; `undefined` for AWS itself.
 */
export async function usualEndpoint(): Promise<string | undefined> {
  const isIgnored = process.env.AWS_IGNORE_CONFIGURED_ENDPOINT_URLS?.toLowerCase() === 'true';
  return isIgnored ? undefined : configured();
}
