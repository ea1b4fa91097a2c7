"""Quirkbox: five tabletop games about circuits and programs, on one rules engine."""
