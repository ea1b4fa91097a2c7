// Only for `npm run dev`: the table in every state, without a server. /src/games/quirky_circuits/dev/?state=program (see states.ts),
// ?state=parts for all drawings, or ?play=gizmo&from=3 to play a recorded game on.
import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/fredoka';
import { mount } from 'svelte';
import '../../../app.css';
import Dev from './Dev.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
mount(Dev, { target: document.getElementById('app')! });
