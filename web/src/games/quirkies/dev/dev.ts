// Only for `npm run dev`: the table in every state, without a server. /src/games/quirkies/dev/?state=window (see states.ts), or
// ?play=call&from=3 to play a recorded game on.
import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/fredoka';
import { mount } from 'svelte';
import '../../../app.css';
import Dev from './Dev.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
mount(Dev, { target: document.getElementById('app')! });
