import { lazily } from '../shared/lazily.tsx';

// Screens nobody fetches ahead: where their chunks lie is no business of the sign-in.
export const CreateScreen = lazily(
  () => import('../features/creating/CreateScreen.tsx'),
  'CreateScreen',
);
export const ConfigureScreen = lazily(
  () => import('../features/creating/ConfigureScreen.tsx'),
  'ConfigureScreen',
);
export const TaskListScreen = lazily(
  () => import('../features/tasks/TaskListScreen.tsx'),
  'TaskListScreen',
);
export const UserManagementScreen = lazily(
  () => import('../features/users/UserManagementScreen.tsx'),
  'UserManagementScreen',
);
