import { dropAll } from './drop-all';
import { workerScope } from './scope';

const leave = () => dropAll().then(() => workerScope.registration.unregister());

// Served as /sw.js in place of the worker, it takes the worker and all that was kept away: open pages go on.
workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));

workerScope.addEventListener('activate', (event) => event.waitUntil(leave()));

// A page that is open registers it anew, which calls back what had left and begins nothing: then it asks it to keep all.
workerScope.addEventListener('message', (event) => event.waitUntil(leave()));
