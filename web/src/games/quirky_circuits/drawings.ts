// Robots, things, furniture.
import { hang } from '../../shared/hang';
import drawings from './drawings.svg?raw';
import './drawings.css';

hang(drawings, 'qc-drawings');
