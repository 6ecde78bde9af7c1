import { listClientNames, type NamedClient } from 'shared-kernel/domain/client';
import { normalizeLetters, createLookalikeKeys } from 'shared-kernel/domain/text';

/** Words that do not distinguish companies: legal forms, articles and conjunctions. */
const uncounted: ReadonlySet<string> = new Set(
  (
    'ltd limited llc llp lp plc inc incorporated corp corporation co company gmbh mbh ag kg sa sas sarl srl spa bv nv ' +
    'ab as oy oyj aps asa kft zrt bt sro doo ood ead ooo oao zao pao jsc pjsc ojsc fz fze fzc fzco dmcc pte pty sdn ' +
    'bhd zoo sl slu ltda eirl kk tbk pt ооо оао зао пао ао тоо the and und et'
  ).split(' '),
);

/** Dots are removed, so that “G.m.b.H.” counts as the legal form “GmbH”. */
const dots = /\./g;

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;

function countedWords(name: string): readonly string[] {
  const words = normalizeLetters(name).replace(dots, '').split(betweenWords).filter(Boolean);
  const counted = words.filter((word) => !uncounted.has(word));
  return counted.length === 0 ? words : counted;
}

/** Returns comparison keys of a company name. If two names share a key, they may belong to the same company. */
export function createCompanyNameKeys(name: string): readonly string[] {
  const words = countedWords(name);
  if (words.length === 0) return [];
  const sorted = createLookalikeKeys(words.toSorted().join(' '));
  return [...createLookalikeKeys(words.join(' ')), ...sorted.map((look) => `sorted ${look}`)];
}

/** Returns the clients whose current or former name resembles a company name. Ignores the client with the id `self`. */
export function findSimilarClients<Named extends NamedClient>(
  clients: readonly Named[],
  companyName: string,
  self?: string,
): readonly Named[] {
  const wanted = new Set(createCompanyNameKeys(companyName));
  const isSame = (name: string) => createCompanyNameKeys(name).some((look) => wanted.has(look));
  return clients.filter((client) => client.id !== self && listClientNames(client).some(isSame));
}
