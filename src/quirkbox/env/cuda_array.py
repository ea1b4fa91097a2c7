"""Arrays in a GPU's memory that other libraries take without a copy, by DLPack: Torch, JAX and CuPy ask for it. Numba's own only
have `__cuda_array_interface__`, which JAX does not read."""

from __future__ import annotations

import ctypes
from typing import Any

from numba.cuda.cudadrv.devicearray import DeviceNDArray

from quirkbox.engine.cuda_warp import cuda

CUDA_DEVICE = 2  # what DLPack calls it
KINDS = {"i": 0, "u": 1, "f": 2}  # and kinds of numbers


class _Tensor(ctypes.Structure):
    """DLTensor, as DLPack's header lays it out."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    """DLManagedTensor: whoever takes it calls `deleter` when it needs the memory no longer."""


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

# what is lent out, by its address: it stays until it is given back
_LENT: dict[int, Any] = {}


@_Deleter  # type: ignore[untyped-decorator]
def _given_back(managed: Any) -> None:
    _LENT.pop(ctypes.addressof(managed.contents), None)


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class CudaArray(DeviceNDArray):  # type: ignore[misc]  # Numba is untyped
    """An array of Numba's, in C order, that is lent by DLPack too."""

    @classmethod
    def over(cls, array: Any) -> CudaArray:
        """The same memory."""
        return cls(array.shape, array.strides, array.dtype, gpu_data=array.gpu_data)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, int(cuda.get_current_device().id)

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        """Whatever was written until now can be read: this waits for the GPU, whichever stream is asked for."""
        cuda.synchronize()
        sides = ctypes.c_int64 * len(self.shape)
        shape, strides = sides(*self.shape), sides(*(step // self.dtype.itemsize for step in self.strides))
        device, number = self.__dlpack_device__()
        kind, bits = KINDS[self.dtype.kind], 8 * self.dtype.itemsize
        tensor = _Tensor(self.device_ctypes_pointer.value, device, number, len(self.shape), kind, bits, 1, shape, strides, 0)
        managed = _Managed(tensor, None, _given_back)
        address = ctypes.addressof(managed)
        _LENT[address] = managed, shape, strides, self
        return _new_capsule(address, b"dltensor", None)
