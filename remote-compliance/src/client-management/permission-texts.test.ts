import { permissionDescription, permissionLabel, permissions } from './permission';

describe('the permissions of a client’s users', () => {
  it('[G10] have a label and a description each', () => {
    expect(Object.keys(permissionLabel)).toEqual([...permissions]);
    expect(Object.keys(permissionDescription)).toEqual([...permissions]);
  });
});
