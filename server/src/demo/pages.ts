import { demoPersons, formatPortals } from './demo-persons';

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:10vh auto;padding:0 1rem}
button{display:block;width:100%;margin:.5rem 0;padding:.5rem 1rem;font:inherit;text-align:start;cursor:pointer}
</style></head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;

const buttons = demoPersons.map(
  (person) =>
    `<button name="person" value="${person.email}">${person.name}, ${formatPortals(person)}</button>`,
);

export const signInPage = page(
  'Demo sign-in',
  `<p>This is a demo. Choose a person; there is no password.</p><form>${buttons.join('')}</form>`,
);

/** Page that asks whether to sign out. `form` is the HTML form of the identity provider, with its hidden fields. */
export const createSignOutPage = (form: string) =>
  page(
    'Sign out',
    `${form}<button autofocus form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
  );

export const signedOutPage = page('You are signed out', '<p>You can close this page.</p>');

export const errorPage = page('The sign-in failed', '<p>Go back to the product and try again.</p>');
