"""Drawings of a family: who stands where, and the tree as text, as SVG and as GEDCOM."""
