import { lazy } from 'react';

// Screens nobody fetches ahead: where their chunks lie is no business of the sign-in.
export const CreateScreen = lazy(async () => ({
  default: (await import('../features/creating/CreateScreen.tsx')).CreateScreen,
}));
export const ConfigureScreen = lazy(async () => ({
  default: (await import('../features/creating/ConfigureScreen.tsx')).ConfigureScreen,
}));
export const TaskListScreen = lazy(async () => ({
  default: (await import('../features/tasks/TaskListScreen.tsx')).TaskListScreen,
}));
export const UserManagementScreen = lazy(async () => ({
  default: (await import('../features/users/UserManagementScreen.tsx')).UserManagementScreen,
}));
