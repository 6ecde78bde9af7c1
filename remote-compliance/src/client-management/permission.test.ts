import { permissions, getDefaultPermissions } from './permission';

describe('the permissions of a client’s users', () => {
  it('[G10] the permissions of a client’s users are view, approve, manage and submit', () => {
    expect(permissions).toEqual(['view', 'approve', 'manage', 'submit']);
  });

  it.each([
    'CEO',
    'ceo',
    'Chief Executive Officer',
    'President',
    'Plant Manager',
    ' plant  manager ',
    'President & CEO',
    'CEO and President',
    'Chair, President',
  ])('[G10] by default, a client’s user with the role %j can view, approve and manage', (role) => {
    expect(getDefaultPermissions(role)).toEqual(['view', 'approve', 'manage']);
  });

  it.each([
    'Finance Head',
    'Head of Finance',
    'Regional finance head',
    'CFO',
    'Chief Financial Officer',
    'Finance Director',
  ])('[G10] by default, a client’s user with the role %j can view and approve', (role) => {
    expect(getDefaultPermissions(role)).toEqual(['view', 'approve']);
  });

  it.each([
    'Shift Supervisor',
    'Vice President',
    'Vice President and Counsel',
    'Assistant Plant Manager',
    'Finance Clerk',
    '',
    '秘书',
  ])('[G10] by default, a client’s user with the role %j can view and submit', (role) => {
    expect(getDefaultPermissions(role)).toEqual(['view', 'submit']);
  });
});
