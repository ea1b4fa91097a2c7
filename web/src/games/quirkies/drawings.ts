// What is drawn on a card besides its creature.
import '../../shared/creatures/drawings';
import { hang } from '../../shared/hang';
import drawings from './drawings.svg?raw';
import './drawings.css';

hang(drawings, 'qk-clip');
