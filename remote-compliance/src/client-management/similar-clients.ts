import { clientNames, type NamedClient } from 'shared-kernel/domain/client';
import { bareLetters, looksOf } from 'shared-kernel/domain/text';

/** Words that do not tell one company from another: legal forms, and what joins them to a name. */
const uncounted: ReadonlySet<string> = new Set(
  (
    'ltd limited llc llp lp plc inc incorporated corp corporation co company gmbh mbh ag kg sa sas sarl srl spa bv nv ' +
    'ab as oy oyj aps asa kft zrt bt sro doo ood ead ooo oao zao pao jsc pjsc ojsc fz fze fzc fzco dmcc pte pty sdn ' +
    'bhd zoo sl slu ltda eirl kk tbk pt ооо оао зао пао ао тоо the and und et'
  ).split(' '),
);

/** Dots within a form, as in “G.m.b.H.” and “L.L.C.”. */
const dots = /\./g;

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;

/** The words of a company name that tell it from another; all of them where there is nothing else. */
function countedWords(name: string): readonly string[] {
  const words = bareLetters(name).replace(dots, '').split(betweenWords).filter(Boolean);
  const counted = words.filter((word) => !uncounted.has(word));
  return counted.length === 0 ? words : counted;
}

/**
 * What the names of one company have in common: its words, whose legal forms, order and look-alike letters do not count.
 * Two names may mean the same company if they share one of these.
 */
export function companyLooks(name: string): readonly string[] {
  const words = countedWords(name);
  if (words.length === 0) return [];
  const sorted = looksOf(words.toSorted().join(' '));
  return [...looksOf(words.join(' ')), ...sorted.map((look) => `sorted ${look}`)];
}

/** The clients that a company name may mean, by a name that they have or had; not the client that is being edited. */
export function similarClients<Named extends NamedClient>(
  clients: readonly Named[],
  companyName: string,
  self?: string,
): readonly Named[] {
  const wanted = new Set(companyLooks(companyName));
  const isSame = (name: string) => companyLooks(name).some((look) => wanted.has(look));
  return clients.filter((client) => client.id !== self && clientNames(client).some(isSame));
}
