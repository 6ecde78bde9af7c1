/** A remote and the beginning of its release’s id, from `remote@release`; nothing where it is no such name. */
export function namedRelease(
  subject = '',
): { readonly remote: string; readonly beginning: string } | undefined {
  const [, remote, beginning] = /^([a-z][a-z0-9-]*)@([0-9a-f]{4,32})$/.exec(subject) ?? [];
  return remote === undefined || beginning === undefined ? undefined : { remote, beginning };
}
