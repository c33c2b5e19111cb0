import {
  Anchor,
  Button,
  createTheme,
  MantineProvider,
  Table,
  TextInput,
  Title,
} from '@mantine/core';
import '@mantine/core/styles.css';
import { createRoot } from 'react-dom/client';

const theme = createTheme({
  primaryColor: 'orange',
  defaultRadius: 0,
  scale: 1.25,
  fontFamily: 'monospace',
  headings: { fontFamily: 'fantasy' },
  spacing: { md: '3rem' },
});

/** A host with its own React and Mantine, with other colours and sizes than ours. */
function Host() {
  return (
    <MantineProvider theme={theme} forceColorScheme="dark">
      <Title order={1}>Host application</Title>
      <Button>Host button</Button>
      <TextInput label="Host field" />
      <Anchor href="#host">Host link</Anchor>
      <Table data={{ head: ['Host'], body: [['cell']] }} />
    </MantineProvider>
  );
}

const element = document.getElementById('specimens');
if (element) createRoot(element).render(<Host />);
