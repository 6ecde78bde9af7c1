import { type ClientDocument } from './client-document';
import { type ClientForm, type ClientUserForm } from './client-form';
import { type Client } from './client.schema';
export declare const newClientId: (taken: Iterable<string>) => string;
export declare function newClient(form: ClientForm, now: Date, taken: Iterable<string>): Client;
export declare const editedClient: (client: Client, form: ClientForm, now: Date) => Client;
export declare function addClientUser(client: Client, form: ClientUserForm, now: Date): Client;
export declare const editClientUser: (client: Client, userId: string, form: ClientUserForm, now: Date) => Client;
export declare function addClientDocument(client: Client, file: Pick<ClientDocument, 'name' | 'type' | 'size'>, now: Date): Client;
