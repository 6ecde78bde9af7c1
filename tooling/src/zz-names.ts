import { isReleased, publicNames } from './house/public-names';
import { readHouse } from './house/read-house';
const all = publicNames(readHouse());
console.log(all.length, all.filter(({ users }) => users.filter((r) => /^(host|remote-)/.test(r)).length > 1).length);
for (const n of all) if (n.users.filter((r) => /^(host|remote-)/.test(r)).length < 2 && !isReleased(n)) console.log(n.entry, n.name, n.users.join(','));
