import { permissionDescription, permissionLabel, permissions } from './permission';

describe('texts for the permissions of a client’s users', () => {
  it('[G10] every permission of a client’s users has a label and a description', () => {
    expect(Object.keys(permissionLabel)).toEqual([...permissions]);
    expect(Object.keys(permissionDescription)).toEqual([...permissions]);
  });
});
