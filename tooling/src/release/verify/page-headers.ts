import { allowsLocalRemotes } from '../../compose/page-config';
import { framePolicy, integrityPolicy, integrityPolicyOf } from '../../compose/content-policy';
import type { HeaderRule } from './asked';

/** What only headers of a page can say. */
export function pageHeaders(html: string): readonly HeaderRule[] {
  const frames: HeaderRule = {
    name: 'content-security-policy',
    isRight: (said) => said?.includes(framePolicy) === true,
    otherwise: `is sent without Content-Security-Policy: ${framePolicy}, so that other sites can frame it.`,
  };
  const name = 'integrity-policy';
  if (allowsLocalRemotes(html))
    return [
      frames,
      {
        name,
        isRight: (said) => said === null,
        otherwise: `is sent with Integrity-Policy, so that browsers refuse the local remotes that it allows.`,
      },
    ];
  if (integrityPolicyOf(html) === undefined) return [frames];
  return [
    frames,
    {
      name,
      isRight: (said) => said?.includes(integrityPolicy) === true,
      otherwise: `is sent without Integrity-Policy: ${integrityPolicy}, so that browsers run scripts without a digest.`,
    },
  ];
}
