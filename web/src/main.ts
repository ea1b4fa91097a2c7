import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/fredoka';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { worker } from './offline/worker.svelte';
import { reader } from './words/words.svelte';

const target = document.getElementById('app')!;
reader.begin().then(
  () => {
    mount(App, { target });
    worker.begin();
  },
  () => (target.textContent = 'Quirkbox could not be loaded. Is there a network? Reload the page to try again.'),
);
